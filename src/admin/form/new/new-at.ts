/** The path of a form for a new entity, which can start as a copy of another. */
export type NewAt = `/admin/${
  | 'products'
  | 'banners'
  | 'exclusive'
  | 'promocodes'
  | 'facts/regulators'
  | 'facts/payment-methods'
  | 'facts/providers'
  | 'pages'
  | 'redirects'}/new`;
