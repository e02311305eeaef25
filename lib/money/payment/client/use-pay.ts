'use client';

import { useState } from 'react';
import type { PayWay } from '@/lib/money/order/codes';
import { call } from '@/lib/platform/client/call';
import { currentHost } from '@/lib/platform/client/host';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { returnPath } from '../rules/numbers';
import { beginPayment, beginTransfer, payFromBalance } from './cashier';
import { openChatWindow } from './chat-window';
import { sceneOf } from './scene';

/**
 * Pays an order in one of its ways. A balance pays at once; the payment service goes on with a code to scan, a page of its
 * own, or a window of the chat app, whose answers are not believed: the page of return asks the service.
 *
 * @param onChanged the order stands otherwise now
 * @returns `code` is what is to be scanned; `hasLeft` says that the chat app's window was closed without paying
 */
export function usePay(orderId: string, onChanged: () => void) {
  const router = useRouter();
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [hasLeft, setLeft] = useState(false);

  async function payByService() {
    const step = await call(beginPayment, { orderId, scene: sceneOf(currentHost()) }, { quiet: true });
    if (step.kind === 'qr') return setCode(step.code);
    if (step.kind === 'jsapi') {
      if (await openChatWindow(step.parameters)) return router.push(returnPath(orderId));
      setLeft(true);
      onChanged();
    } else if (step.url.startsWith('/')) router.push(step.url);
    else location.assign(step.url);
  }

  async function payBy(way: PayWay) {
    if (way === 'wallet' || way === 'points') await call(payFromBalance, { orderId, way }, { quiet: true });
    else if (way === 'offline') await call(beginTransfer, { orderId }, { quiet: true });
    else return payByService();
    onChanged();
  }

  async function pay(way: PayWay) {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    setLeft(false);
    try {
      await payBy(way);
    } catch (error) {
      setProblem(problemOf(error));
      // It may be paid, canceled or expired since.
      onChanged();
    } finally {
      setPending(false);
    }
  }
  return { pay, isPending, problem, hasLeft, code, leaveCode: () => setCode(null) };
}
