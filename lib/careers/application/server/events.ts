import type { AnswerTemplate, ToldMove } from '../codes';

/** The job of an application with the name of its company, as applicants are told of it. */
export interface ToldJob {
  jobId: string;
  company: string;
}

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Somebody applies for a job of the company, or takes that back. */
    'application.sent': { jobId: string; companyId: string; personId: string; isWithdrawn: boolean };
    /** Somebody accepts the offer of the company. */
    'application.accepted': { jobId: string; companyId: string; personId: string; id: string };
    /** The company moved applications of these people for one job. */
    'application.changed': ToldJob & { people: readonly string[]; move: ToldMove };
    /** The company answers an applicant: by the template alone where `text` is empty. */
    'application.answered': ToldJob & { personId: string; template: AnswerTemplate; text: string };
  }
}
