import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { ContestDetail } from '@/lib/events/contest/contract';
import type { EntryDraft, EntryFields } from '@/lib/events/entry/contract';
import { ask, callAs } from '../../front/centre/calls';
import type { Person } from '../../people/account/people';
import { newPublicWork } from '../../works/work/films';

/** What the screens of own entries show, by the ids in their addresses. */
export interface FilledEntries {
  /** A draft of a team with long names. */
  entry: string;
  /** One that is sent, free of charge. */
  entered: string;
}

const open = 'light-in-motion';

/** Gives a person a draft and a sent entry in the open contest of the demonstration. */
export async function fillEntries(
  request: APIRequestContext,
  person: Person & { userId: string },
): Promise<FilledEntries> {
  const call = <Data>(name: string, form: Record<string, string>) =>
    callAs<Data>(request, person, `/api/entry/own/${name}`, form);
  const { categories, termsVersion } = await ask<ContestDetail>(request, `/api/contest/detail?name=${open}`);
  const free = categories.find(({ fees }) => fees.every(({ feeFen }) => feeFen === 0));
  const write = async (fields: Partial<EntryFields>) => {
    const { id, revision } = await call<EntryDraft>('begin', { clientId: randomUUID(), name: open });
    const written = { ...bare, categoryId: free?.id ?? '', ...fields };
    return call<EntryDraft>('save', { id, revision: String(revision), ...written, pictures: '[]' });
  };
  const draft = await write({ mode: 'team', teamName: 'Immeasurably '.repeat(3).trim() });
  await call('invite', { id: draft.id, userId: 'person-002' });
  const { id: workId } = await newPublicWork(request, person);
  const { id, revision } = await write({ workId, titleEn: 'Immeasurably '.repeat(4).trim(), introEn: 'A lamp.' });
  const agreement = { clientId: randomUUID(), termsVersion: String(termsVersion), feeFen: '0', agrees: 'true' };
  await call('send', { id, revision: String(revision), ...agreement });
  return { entry: draft.id, entered: id };
}

const bare = {
  ...{ workId: '', categoryId: '', mode: 'individual', teamName: '' },
  ...{ titleZh: '', titleEn: '', introZh: '', introEn: '' },
} as const;
