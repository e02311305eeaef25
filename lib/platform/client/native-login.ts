import { currentHost } from './host';

interface LoginBridges {
  android?: { openLogin?(url: string): void };
  webkit?: { messageHandlers?: { app_login_in?: { postMessage(url: string): void } } };
}

/**
 * Asks the own app to log in and to come back to this address (specification section 8). An older app may lack the
 * bridge or fail inside it; the page then stays as it is.
 */
export function openNativeLogin(): void {
  const bridges = window as LoginBridges;
  try {
    if (currentHost() === 'app-android') bridges.android?.openLogin?.(location.href);
    else bridges.webkit?.messageHandlers?.app_login_in?.postMessage(location.href);
  } catch (error) {
    console.warn('The app refused to open its login', error);
  }
}
