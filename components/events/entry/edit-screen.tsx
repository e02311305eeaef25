'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EditFrame, EditSection } from '@/components/works/work/card-edit-frame';
import { EditRemove } from '@/components/works/work/card-edit-remove';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { ownEntriesPath } from '@/lib/events/entry/client/addresses';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { EditCategory } from './edit-category';
import { EditHead } from './edit-head';
import { EditMissing } from './edit-missing';
import { EditPictures } from './edit-pictures';
import { EditSendBar } from './edit-send-bar';
import { type EditedEntry, useEditEntry } from './edit-state';
import { EditTeam } from './edit-team';
import { EditTerms } from './edit-terms';
import { EditTexts } from './edit-texts';
import { EditWork, type WorkUpload } from './edit-work';
import { OwnContest } from './own-contest';
import { OwnWithdraw } from './own-withdraw';

export interface EditEntryProps {
  first: EntryDraft;
  contest: ContestDetail;
  personId: string;
  /** The server's time, in ms. */
  now: number;
  Upload: WorkUpload;
}

/** An entry while it is written: a draft, or one that failed and may be sent again. */
export function EditEntry({ first, contest, personId, now, Upload }: EditEntryProps) {
  const t = useTranslations('entryEdit');
  const router = useRouter();
  const entry = useEditEntry({ first, contest, now });
  const { draft } = entry;

  async function remove() {
    if (!(await entry.remove())) return;
    toast(t('remove.done'));
    router.replace(ownEntriesPath);
  }
  function onSent({ orderId, state }: EntryDraft) {
    if (state === 'unpaid' && orderId) router.push(`/order/${encodeURIComponent(orderId)}/pay`);
    else toast(t('send.done'));
  }
  return (
    <div className="wrap pt-7 pb-4">
      <EditFrame refusals={entry.refusals} isWide>
        <EditHead draft={draft} now={entry.agreement.now} />
        <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <aside aria-label={t('missing.title')} className="lg:order-last">
            <div className="flex flex-col gap-5 lg:sticky lg:top-24">
              <OwnContest contest={entry.agreement.contest} />
              <EditMissing entry={entry} />
            </div>
          </aside>
          <div className="min-w-0 max-lg:mt-6">
            <EditParts {...{ entry, personId, Upload }} />
            {draft.state === 'draft' ? (
              <EditRemove
                words={{ action: t('remove.action'), title: t('remove.title'), text: t('remove.text') }}
                onRemove={remove}
              />
            ) : (
              <OwnWithdraw draft={draft} />
            )}
            <EditSendBar entry={entry} onSent={onSent} />
          </div>
        </div>
      </EditFrame>
    </div>
  );
}

/** What is written of an entry, in the order in which what is missing is said. */
function EditParts({ entry, personId, Upload }: { entry: EditedEntry } & Pick<EditEntryProps, 'personId' | 'Upload'>) {
  return (
    <>
      <Part id="work">
        <EditWork {...{ entry, personId, Upload }} />
      </Part>
      <Part id="category">
        <EditCategory entry={entry} />
      </Part>
      <Part id="texts">
        <EditTexts entry={entry} />
      </Part>
      <Part id="pictures">
        <EditPictures entry={entry} />
      </Part>
      <Part id="team">
        <EditTeam entry={entry} />
      </Part>
      <Part id="terms">
        <EditTerms entry={entry} />
      </Part>
    </>
  );
}

type PartName = 'work' | 'category' | 'texts' | 'pictures' | 'team' | 'terms';

/** A part of the form, to which what is missing leads. */
function Part({ id, children }: { id: PartName; children: ReactNode }) {
  const t = useTranslations('entryEdit.sections');
  return (
    <div id={id} className="scroll-mt-20">
      <EditSection title={t(id)}>{children}</EditSection>
    </div>
  );
}
