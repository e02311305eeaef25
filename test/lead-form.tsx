import { File as NodeFile } from 'node:buffer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeadForm } from '@/components/business/lead/lead-form';
import { messages } from '@/lib/app/messages';
import { solveProof } from '@/lib/base/proof/client/solve-proof';
import type { Service } from '@/lib/business/lead/contract';
import type { Language } from '@/lib/platform/shared/language';
import { renderIn } from './render';

type Answer = Record<string, unknown> | 'offline';

interface Desk {
  /** Requests sent by the form. */
  sent: { fields: Record<string, unknown>; files: string[] }[];
  /** The answers, in turn; the last one is repeated. */
  answers: Answer[];
}

export const receipt = { number: 'LF-20261120-7F3K', key: 'k3y' };
/** Mocked by the test file, like everything that is mocked. */
export const solve = jest.mocked(solveProof);

/** Receives the requests of a test file; each test begins with an untouched form. */
export function openDesk(): Desk {
  const desk: Desk = { sent: [], answers: [] };
  beforeEach(() => {
    sessionStorage.clear();
    desk.sent = [];
    desk.answers = [{ code: 'OK', data: receipt }];
    solve.mockReset();
    solve.mockImplementation(async () => `proof ${solve.mock.calls.length}`);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const form = await (input as Request).formData();
      const { files: _, ...fields } = Object.fromEntries(form);
      desk.sent.push({ fields, files: form.getAll('files').map((file) => (file as File).name) });
      const answer = desk.answers.length > 1 ? desk.answers.shift() : desk.answers[0];
      if (answer === 'offline') throw new TypeError('offline');
      return Response.json(answer, { status: answer?.code === 'OK' ? 200 : 400 });
    });
  });
  return desk;
}

export const words = (language: Language = 'zh') => messages[language].lead;
/** The form of a service, or that of /contact; the visitor came by an advertisement. */
export const show = (language: Language = 'zh', service: Service | null = 'activities') => {
  sessionStorage.setItem('landing', JSON.stringify(['https://lightfield.example/?utm_source=x', '']));
  return renderIn(language, service ? <LeadForm service={service} /> : <LeadForm />);
};
export const field = (name: 'company' | 'name' | 'mobile' | 'email' | 'message', language: Language = 'zh') =>
  screen.getByLabelText<HTMLInputElement>(words(language).form[name]);
export const press = (language: Language = 'zh') =>
  userEvent.click(screen.getByRole('button', { name: words(language).form.send }));
export const picker = (language: Language = 'zh') =>
  screen.getByLabelText<HTMLInputElement>(words(language).files.pick);
/** From the same realm as the `FormData` that it goes into; jsdom's own is another. */
export const file = (name: string, bytes = 2048) => new NodeFile([new Uint8Array(bytes)], name) as unknown as File;

/** Fills in the required fields. */
export async function fill(language: Language = 'zh') {
  await userEvent.type(field('company', language), '光点工作室');
  await userEvent.type(field('name', language), '林默');
  await userEvent.type(field('mobile', language), '13800138000');
  await userEvent.type(field('message', language), '十二月的光影节');
  await userEvent.click(screen.getByRole('checkbox'));
}
/** Expects that all values are still there. */
export const isFilled = () => {
  expect(field('company')).toHaveValue('光点工作室');
  expect(field('mobile')).toHaveValue('13800138000');
  expect(field('message')).toHaveValue('十二月的光影节');
};
