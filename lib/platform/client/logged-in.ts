import { inOwnApp } from './host';
import { readStored } from './storage';

/** The login check (specification section 5): only the token in the own app, on the web the flag as well. */
export function isLoggedIn(): boolean {
  return readStored('auth_token') !== null && (inOwnApp() || readStored('isLogin') === true);
}
