/**
 * The wire codes of accounts and their logins, as GatewayError carries them. The account area writes them in upper case, with
 * `AUTH_` in front where the status is 401 or 403. Every member is explained in docs/errors.md.
 */
export type AccountReason =
  // 401
  | 'unauthorized'
  | 'token_expired'
  | 'invalid_credentials'
  // 401 at login, 400 from somebody who is logged in
  | 'invalid_two_factor_code'
  // 403
  | 'user_disabled'
  | 'cross_site'
  | 'login_too_old'
  | 'password_change_required'
  | 'registration_disabled'
  | 'invitation_required'
  // 400
  | 'username_taken'
  | 'invalid_aff_code'
  | 'invalid_password'
  | 'insufficient_invitation_quota'
  | 'two_factor_already_enabled'
  | 'two_factor_not_enabled'
  | 'too_many_api_keys'
  | 'last_admin'
  // 404
  | 'user_not_found'
  | 'api_key_not_found'
  | 'session_not_found'
  | 'usage_not_found'
  | 'deployment_not_found'
  // 409
  | 'idempotency_key_reused'
  // 503
  | 'account_store_unavailable';
