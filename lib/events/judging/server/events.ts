declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Somebody is asked to judge in a round. */
    'judging.invited': { roundId: string; contestId: string; personId: string; byId: string };
    /** Who was asked judges, or does not. */
    'judging.answered': { roundId: string; contestId: string; personId: string; accepts: boolean };
    /** Somebody was taken out of the panel of a round. */
    'judging.removed': { roundId: string; contestId: string; personId: string };
    /** These judges have entries to judge: their round opened, or it was filled up. */
    'judging.assigned': { roundId: string; contestId: string; people: readonly string[] };
    /** Judges have until a later deadline (ms). */
    'judging.extended': { roundId: string; contestId: string; people: readonly string[]; deadline: number };
    /** A round closed with ties that no rule parts: its chair may order them. */
    'judging.tied': { roundId: string; contestId: string };
  }
}

export type {};
