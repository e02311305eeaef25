declare global {
  interface Window {
    /** The chat app's own bridge, which is there some time after its browser has opened a page. */
    WeixinJSBridge?: {
      invoke(name: string, parameters: object, answer: (result: { err_msg: string }) => void): void;
    };
  }
}

/**
 * Opens the chat app's own payment window, and resolves once it is closed: to whether it says that it is paid, which only
 * the payment service knows for certain.
 */
export async function openChatWindow(parameters: Record<string, string>): Promise<boolean> {
  const bridge = await chatBridge();
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg }) => resolve(err_msg.endsWith(':ok')));
  });
}

function chatBridge(): Promise<NonNullable<Window['WeixinJSBridge']>> {
  return new Promise((resolve) => {
    const take = () => window.WeixinJSBridge && resolve(window.WeixinJSBridge);
    if (window.WeixinJSBridge) take();
    else document.addEventListener('WeixinJSBridgeReady', take, { once: true });
  });
}
