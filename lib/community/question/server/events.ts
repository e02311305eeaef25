declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** An answer becomes public; `askerId` asked the question. */
    'answer.shown': { id: string; questionId: string; authorId: string; askerId: string };
    /** The asker of a question accepts an answer to it, or takes that back. */
    'answer.accepted': { id: string; questionId: string; authorId: string; askerId: string; isAccepted: boolean };
  }
}

export type {};
