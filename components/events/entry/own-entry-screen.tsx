'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { ownEntryQuery } from '@/lib/events/entry/client/own-entries';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { EditEntry, type EditEntryProps } from './edit-screen';
import { OwnStanding } from './own-standing';

interface OwnEntryScreenProps extends Pick<EditEntryProps, 'personId' | 'now' | 'Upload'> {
  first: EntryDraft;
  /** Null for one that is not public any more. */
  contest: ContestDetail | null;
  /** The certificates that it has. */
  certificates: ReactNode;
}

/** An entry of the caller or of their team: its form as long as it can be written, then where it stands. */
export function OwnEntryScreen({ first, contest, certificates, ...editing }: OwnEntryScreenProps) {
  const { data: draft } = useQuery({ ...ownEntryQuery(first.id), initialData: first });
  if (draft.isEditable && contest) return <EditEntry {...{ first, contest, ...editing }} />;
  return <OwnStanding {...{ draft, contest, certificates }} isNew={first.isEditable} />;
}
