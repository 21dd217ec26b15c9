/** better-auth reads and writes our tables. Maps its names to ours. */

const dates = { createdAt: 'created_at', updatedAt: 'updated_at' };
const perVisitor = { ...dates, userId: 'visitor_id' };

export const visitorTables = {
  user: {
    modelName: 'visitor',
    fields: { ...dates, emailVerified: 'email_verified' },
  },
  session: {
    modelName: 'visitor_session',
    fields: {
      ...perVisitor,
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'visitor_credential',
    fields: {
      ...perVisitor,
      accountId: 'account_id',
      providerId: 'provider_id',
      idToken: 'id_token',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: {
    modelName: 'visitor_verification',
    fields: { ...dates, expiresAt: 'expires_at' },
  },
};
