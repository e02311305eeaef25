import type { ServiceEnd } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Staff recommended a team to the company of a demand. */
    'team.recommended': { demandId: string; companyId: string };
    /** A company is interested in a team that was recommended for its demand; told once. */
    'team.wanted': { demandId: string; personId: string };
    /** A service has ended, and a part of its price, or all of it, goes back. */
    'team.refunded': {
      demandId: string;
      companyId: string;
      orderId: string;
      amountFen: number;
      left: number;
      end: ServiceEnd;
    };
  }
}
