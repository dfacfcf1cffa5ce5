// What the auth service refuses, by the codes that clients know. One catalogue: code, status, sentence.

const CATALOGUE = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [401, 'Invalid token'],
  bad_oauth_callback: [400, 'OAuth callback with missing or invalid parameters'],
  bad_oauth_state: [400, 'OAuth state is invalid'],
  captcha_failed: [400, 'Captcha verification failed'],
  conflict: [409, 'The request conflicts with another'],
  email_address_invalid: [400, 'Email address is invalid'],
  email_conflict_identity_not_deletable: [422, 'Unlinking this identity would leave the account without its address'],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  email_provider_disabled: [400, 'Email logins are disabled'],
  flow_state_expired: [400, 'Flow state has expired'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  identity_already_exists: [422, 'Identity is already linked to another user'],
  identity_not_found: [422, 'Identity does not exist'],
  insufficient_aal: [403, 'AAL2 session is required'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [422, 'MFA challenge has expired, verify against another challenge or create a new challenge'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_recovery_codes_locked: [429, 'Too many wrong recovery codes: wait, or use another factor'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes need another verified factor beside them'],
  mfa_verification_failed: [422, 'Invalid code entered'],
  mfa_verification_rejected: [403, 'Too many wrong codes: ask for a new one'],
  mfa_verified_factor_exists: [422, 'A verified factor of this kind already exists, unenroll it to continue'],
  network_blocked: [403, 'Requests from this network are refused'],
  no_authorization: [401, 'This endpoint requires a Bearer token'],
  not_admin: [403, 'User not allowed'],
  not_found: [404, 'Not found'],
  oauth_client_not_found: [404, 'OAuth client not found'],
  oauth_provider_not_supported: [400, 'Unsupported provider: provider is not enabled'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  otp_expired: [403, 'Token has expired or is invalid'],
  over_email_send_rate_limit: [429, 'For security purposes, wait before asking for another message'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_sms_send_rate_limit: [429, 'For security purposes, wait before asking for another message'],
  passkey_not_found: [404, 'Passkey not found'],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  phone_not_confirmed: [400, 'Phone not confirmed'],
  phone_provider_disabled: [400, 'Phone logins are disabled'],
  provider_email_needs_verification: [422, 'The address of this provider must be confirmed first'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  request_timeout: [504, 'Processing this request timed out'],
  same_password: [422, 'New password should be different from the old password.'],
  saml_assertion_no_email: [400, 'SAML assertion has no address'],
  saml_idp_not_found: [404, 'No identity provider is known for this domain'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  saml_relay_state_expired: [400, 'SAML relay state has expired'],
  saml_relay_state_not_found: [404, 'SAML relay state was not found'],
  saml_assertion_invalid: [400, 'SAML assertion is not valid'],
  service_unavailable: [503, 'The service is not available for the moment'],
  session_expired: [400, 'Session expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  sms_send_failed: [422, 'The message could not be sent'],
  sso_provider_not_found: [404, 'No SSO provider assigned for this domain'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached'],
  too_many_passkeys: [422, 'Maximum number of passkeys reached'],
  unexpected_audience: [400, 'Unexpected audience in identity token'],
  unexpected_failure: [500, 'Internal error'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [400, 'User is banned'],
  user_not_found: [404, 'User not found'],
  validation_failed: [400, 'The request is not valid'],
  weak_password: [422, 'Password is too weak'],
  // The hosted service has two answers: the first part without wallets at all, the second where they are switched off.
  web3_provider_disabled: [422, 'unsupported_grant_type: Web3 provider is disabled'],
  webauthn_challenge_expired: [422, 'WebAuthn challenge has expired'],
  webauthn_challenge_not_found: [400, 'WebAuthn challenge not found or already used'],
  webauthn_credential_exists: [422, 'This credential is already registered'],
  webauthn_verification_failed: [400, 'Credential verification failed'],
} as const satisfies Record<string, readonly [number, string]>;

export type AuthErrorCode = keyof typeof CATALOGUE;

export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Fields beside code and message, such as the reasons of a weak password. */
  readonly extra: Record<string, unknown>;

  constructor(
    code: AuthErrorCode,
    message?: string,
    options: { extra?: Record<string, unknown>; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    const [status, sentence] = CATALOGUE[code];
    super(message ?? sentence, { cause: options.cause });
    this.name = 'AuthError';
    this.code = code;
    this.status = status;
    this.headers = options.headers ?? {};
    this.extra = options.extra ?? {};
  }
}

/** A refusal of somebody who followed a link: the browser goes on to an address that names the code. */
export class RedirectedError extends AuthError {
  readonly location: string;

  constructor({ code, message }: Pick<AuthError, 'code' | 'message'>, location: string) {
    super(code, message);
    this.location = location;
  }
}
