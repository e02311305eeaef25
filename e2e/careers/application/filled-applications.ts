import { randomUUID } from 'node:crypto';
import { atOnce, insert, type Row } from '../../stage';
import { addJob } from '../job/rows';

/** What the screens of applications show, by the ids in their addresses. */
export interface FilledApplications {
  /** A job of the person with applications, one of them, and a job without any. */
  appliedJob: string;
  application: string;
  quietJob: string;
  /** A job of another company, for which the person has not applied. */
  otherJob: string;
}

const long = 'Immeasurably '.repeat(12).trim();
const titles = { title_zh: 'W'.repeat(60), title_en: 'W'.repeat(60) };
const people = ['person-002', 'person-005', 'person-011'];

/** Makes a person the company of two jobs, for one of which people have applied, and lets them apply for jobs of others. */
export function fillApplications({ userId, workId }: { userId: string; workId: string }): FilledApplications {
  return atOnce(() => {
    const [appliedJob, quietJob] = [addJob(userId, 'open', titles), addJob(userId, 'open', titles)];
    const [application = ''] = people.map((personId, place) =>
      addApplication({ job_id: appliedJob, person_id: personId, state: place === 2 ? 'talk' : 'seen', note: long }),
    );
    const works = JSON.stringify([workId]);
    for (const state of ['offer', 'new', 'no', 'hired', 'withdrawn']) {
      addApplication({ job_id: addJob('person-034', 'open', titles), person_id: userId, state, note: long, works });
    }
    return { appliedJob, application, quietJob, otherJob: addJob('person-034', 'open', titles) };
  });
}

/** Creates an application with an answer of the company; returns its id. */
function addApplication(own: Row): string {
  const id = randomUUID();
  const at = Date.now() - 60_000;
  const sent = { works: '[]', email: `${'immeasurable.'.repeat(4)}x@example.org`, phone: '+86 138 0013 8000' };
  insert('job_application', { ...sent, sent_at: at, updated_at: at, revision: 2, note_count: 1, ...own, id });
  const step = { application_id: id, at, template: null, text: '' };
  insert('job_application_step', { ...step, number: 1, side: 'applicant', state: 'new' });
  const answer = { side: 'company', state: String(own.state), template: 'talk', text: long };
  insert('job_application_step', { ...step, ...answer, number: 2 });
  insert('job_application_note', { id: randomUUID(), application_id: id, text: long, added_at: at });
  return id;
}
