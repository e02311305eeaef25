'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { call } from '@/lib/platform/client/call';
import { answerChat, getChat, listChats } from './console';

/** An answer that the server has not acknowledged. */
export interface PendingAnswer {
  clientId: string;
  text: string;
  /** Sending failed; a retry counts as the same answer. */
  hasFailed: boolean;
}

/** Sends answers to a conversation. Each stays here until the server has it. */
export function useAnswers(id: string) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<PendingAnswer[]>([]);

  async function deliver(answer: PendingAnswer) {
    const mark = (hasFailed: boolean) =>
      setPending((list) => list.map((one) => (one.clientId === answer.clientId ? { ...one, hasFailed } : one)));
    mark(false);
    try {
      await call(answerChat, { id, clientId: answer.clientId, text: answer.text });
    } catch {
      // It shows its failure with a retry button.
      mark(true);
      return;
    }
    await queries.invalidateQueries({ queryKey: [getChat.path, id] });
    setPending((list) => list.filter((one) => one.clientId !== answer.clientId));
    await queries.invalidateQueries({ queryKey: [listChats.path] });
  }

  return {
    pending,
    send(text: string) {
      const answer = { clientId: uuid(), text, hasFailed: false };
      setPending((list) => [...list, answer]);
      void deliver(answer);
    },
    again: (answer: PendingAnswer) => void deliver(answer),
  };
}
