declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** A company has used the last job post that it had. */
    'recruitment.postsUsedUp': { companyId: string };
  }
}

export type {};
