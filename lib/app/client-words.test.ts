import type { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { ClientWords } from './client-words';
import { messages } from './messages';

jest.mock('next-intl/server', () => ({ getLocale: async () => 'en' }));

async function wordsOf(props: Omit<ComponentProps<typeof ClientWords>, 'children'>) {
  const provider = await ClientWords({ ...props, children: null });
  return provider.props as ComponentProps<typeof NextIntlClientProvider>;
}

test('a page carries the words of every screen and the named ones, parts of them where a part is named', async () => {
  const { client, like, account, person } = messages.en;
  const { form, rules } = account;
  const words = await wordsOf({ of: ['like', 'account.form', 'account.rules', 'person.area', 'person.bindPhone'] });
  expect(words.messages).toEqual({
    client,
    like,
    account: { form, rules },
    person: { area: person.area, bindPhone: person.bindPhone },
  });
});

test('or those of another language than its own', async () => {
  expect(await wordsOf({ of: [], language: 'zh' })).toMatchObject({
    locale: 'zh',
    messages: { client: messages.zh.client },
  });
});
