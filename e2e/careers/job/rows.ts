import { randomUUID } from 'node:crypto';
import { find, insert, type Row } from '../../stage';

/** Jobs of the demonstration of which others are copies: an open one, and a draft. */
const models = { open: 'job-01', draft: 'job-21' } as const;

/** Creates a job of a company, which no list of open jobs has; `own` are its columns that matter. Returns its id. */
export function addJob(companyId: string, model: keyof typeof models = 'open', own: Row = {}): string {
  const id = randomUUID();
  const nobody = { is_listed: 0, application_count: 0 };
  insert('job_post', { ...find('job_post', 'id', models[model]), ...nobody, ...own, id, company_id: companyId });
  return id;
}
