/** Errors that programs understand (RFC 6749, 7591 and 8707). */
export type OauthErrorCode =
  | 'access_denied'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'temporarily_unavailable'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

export class OauthError extends Error {
  readonly code: OauthErrorCode;
  readonly status: 400 | 503;

  constructor(code: OauthErrorCode, description: string, status: 400 | 503 = 400) {
    super(description);
    this.code = code;
    this.status = status;
  }
}
