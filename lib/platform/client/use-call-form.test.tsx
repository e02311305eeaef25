import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { ToastHost } from '@/components/front/shell/toast-host';
import { messages } from '@/lib/app/messages';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { useCallForm } from './use-call-form';

const schema = z.object({
  name: z.string(),
  motto: z.string(),
  agreed: z.boolean(),
  tone: z.string(),
  place: z.string(),
});
type Typed = Partial<z.output<typeof schema>>;
const send = jest.fn(async (..._sent: unknown[]) => undefined);

function Form() {
  const { submit, field } = useCallForm({
    schema: async () => schema,
    rules: 'account.rules',
    values: { name: '', motto: 'of the server', agreed: false, tone: 'low', place: 'here' },
    known: () => ({ name: 'known' }),
    send,
  });
  const inputOf = ({ error, ...input }: ReturnType<typeof field>) => input;
  return (
    <form onSubmit={submit}>
      <input aria-label="name" {...inputOf(field('name'))} />
      <input aria-label="motto" {...inputOf(field('motto'))} />
      <input aria-label="agreed" type="checkbox" {...inputOf(field('agreed'))} />
      {['low', 'high', 'none'].map((tone) => (
        <Tone key={tone} {...field('tone')} value={tone} />
      ))}
      <select aria-label="place" {...inputOf(field('place'))}>
        <option>here</option>
        <option>there</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}

/** One of a group: the form decides which one is checked. */
function Tone({ error: _, defaultValue: __, ...radio }: { error?: string | undefined } & ComponentProps<'input'>) {
  return <input aria-label={String(radio.value)} type="radio" {...radio} />;
}

const inWords = (form: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messages.en} timeZone="Asia/Shanghai">
    {form}
  </NextIntlClientProvider>
);
const page = inWords(<Form />);

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test.each([
  ['nothing was typed', {}, { name: 'known', motto: 'of the server', agreed: false, tone: 'low', place: 'here' }],
  [
    'it is kept, also over what the server had filled in',
    { name: 'typed', motto: 'typed over', agreed: true, tone: 'high', place: 'there' },
    { name: 'typed', motto: 'typed over', agreed: true, tone: 'high', place: 'there' },
  ],
])(
  'what stands in the fields as the page comes alive: %s',
  async (_, { name, motto, agreed, tone, place }: Typed, sent) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    if (name) input('name').value = name;
    if (motto) input('motto').value = motto;
    if (agreed) input('agreed').checked = true;
    if (tone) input(tone).checked = true;
    if (place) input('place').value = place;

    render(page, { container, hydrate: true });
    await waitFor(() => expect(input('motto')).toHaveValue(sent.motto));
    expect([input('name').value, input('agreed').checked]).toEqual([sent.name, sent.agreed]);
    expect([input(sent.tone).checked, input('place').value]).toEqual([true, sent.place]);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(send.mock.lastCall).toEqual([sent, undefined]));
  },
);

/** A form whose validation fails, and its message. */
function LateForm({ check }: { check(): Promise<boolean> }) {
  const { submit, field, problem } = useCallForm({
    schema: async () => z.object({ name: z.string().refine(check) }),
    rules: 'account.rules',
    values: { name: '' },
    send,
  });
  const { error: _, ...input } = field('name');
  return (
    <form onSubmit={(event) => submit(event).catch(({ message }) => document.body.append(message))}>
      <input aria-label="name" {...input} />
      <button type="submit">Send</button>
      <p role="alert">{problem?.text}</p>
    </form>
  );
}

describe('a rule that cannot be loaded', () => {
  test("is told as a part of the program, with what is typed and 'try again', which sends it", async () => {
    document.documentElement.lang = 'en';
    send.mockClear();
    const check = jest.fn<Promise<boolean>, []>().mockResolvedValue(true);
    check.mockRejectedValueOnce(new ChunkError('number-plans', 'error'));
    render(
      inWords(
        <>
          <LateForm check={check} />
          <ToastHost label="" retryLabel="Try again" dismissLabel="" />
        </>,
      ),
    );
    await userEvent.type(input('name'), 'Mika');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Loading chunk number-plans failed (error)')).toBeVisible();
    expect([screen.getByRole('alert').textContent, send.mock.calls.length]).toEqual(['', 0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(send.mock.lastCall).toEqual([{ name: 'Mika' }, undefined]));
  });

  test('an error of ours goes on', async () => {
    render(inWords(<LateForm check={() => Promise.reject(new Error('a bug of ours'))} />));
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(document.body).toHaveTextContent('a bug of ours'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
