import type { Context } from './context';
import { databaseInside } from './db/inside';
import type { Seeding } from './slice';

interface Acting {
  personId: string;
  /** When, in ms. */
  at: number;
  /** The staff role; null for everybody else. */
  staff?: string | null;
}

/** The context of somebody of the demonstration, with a bound phone, who called a verb `at` a time; part of its transaction. */
export function actingIn({ context, tx }: Seeding, { personId, at, staff = null }: Acting): Context {
  return {
    ...context,
    db: databaseInside(context.db.engine, tx),
    now: () => at,
    arrivedAt: at,
    caller: { personId, sessionId: `demonstration ${personId}`, hasPhone: true, staff },
  };
}

/** HTML of a text of the demonstration: a line is a paragraph, neighbouring lines with a dash are a list. */
export function linesAsHtml(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const html = lines.map((line) => (line.startsWith('- ') ? `<ul><li>${line.slice(2)}</li></ul>` : `<p>${line}</p>`));
  return html.join('').replaceAll('</ul><ul>', '');
}
