'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { Sheet } from '@/components/ui/sheet';
import { setTalk, setTalkHelper } from '@/lib/live/talk/client/talk';
import { useOwnId } from '@/lib/live/talk/client/use-talk';
import { type SlowMode, slowModes, talkLimits } from '@/lib/live/talk/codes';
import type { Talk } from '@/lib/live/talk/contract';
import { takeEvent } from '@/lib/live/talk/rules/take-event';
import { call } from '@/lib/platform/client/call';
import { Chapters } from './chapters';
import { OpenQuestions } from './open-questions';
import { SilencedPeople } from './silenced-people';
import { TalkPeople } from './talk-people';
import { useDeed } from './use-deed';

interface SettingsSheetProps {
  id: string;
  talk: Talk;
  /** Chapters can be marked. */
  isOnAir: boolean;
  change(work: (talk: Talk) => Talk): void;
  onClose(): void;
}

/** What the host and helpers look after, and who is silenced, which staff look after too. */
export function SettingsSheet({ onClose, ...parts }: SettingsSheetProps) {
  const t = useTranslations('talk.settings');
  return (
    <Sheet open onClose={onClose} label={t('title')} closeLabel={t('close')}>
      {parts.talk.role !== 'viewer' && <Settings {...parts} />}
      <SilencedPeople id={parts.id} />
    </Sheet>
  );
}

/** Slow mode, questions only, questions that are open, chapters, helpers. */
function Settings({ id, talk, isOnAir, change }: Omit<SettingsSheetProps, 'onClose'>) {
  const t = useTranslations('talk.settings');
  const ownId = useOwnId();
  const deed = useDeed();
  const { slowSeconds, questionsOnly, pinned, helpers } = talk;

  const set = (settings: { slowSeconds?: SlowMode; questionsOnly?: boolean; pinnedSeq?: number }) =>
    deed(async () => {
      const all = { slowSeconds, questionsOnly, pinnedSeq: pinned?.seq ?? 0, ...settings };
      const now = await call(setTalk, { id, ...all });
      change((known) => takeEvent(known, { kind: 'settings', settings: now }, ownId));
    });
  const dismiss = (userId: string) =>
    deed(async () => {
      await call(setTalkHelper, { id, userId, isHelper: false });
      change((known) => takeEvent(known, { kind: 'helper', userId, isHelper: false }, ownId));
    });
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-ink-2 text-sm">{t('slow')}</legend>
        <div className="flex flex-wrap gap-2">
          {slowModes.map((seconds) => (
            <ChoiceChip
              key={seconds}
              isPressed={slowSeconds === seconds}
              onPress={() => void set({ slowSeconds: seconds })}
            >
              {seconds === 0 ? t('slowOff') : t('slowSeconds', { count: seconds })}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      <FormCheckbox checked={questionsOnly} onChange={({ target }) => void set({ questionsOnly: target.checked })}>
        {t('questionsOnly')}
      </FormCheckbox>
      {pinned && (
        <button type="button" onClick={() => void set({ pinnedSeq: 0 })} className={buttonClass('line', 'row')}>
          {t('unpin')}
        </button>
      )}
      <Chapters id={id} isOnAir={isOnAir} />
      <OpenQuestions id={id} change={change} />
      {talk.role === 'host' && (
        <section className="mt-4">
          <h3 className="text-base">{t('helpers', { count: helpers.length, most: talkLimits.helpers })}</h3>
          <p className="text-ink-3 text-sm">{t('helpersHint')}</p>
          <TalkPeople
            people={helpers}
            action={t('dismiss')}
            actionOf={(name) => t('dismissOf', { name })}
            onPress={(userId) => void dismiss(userId)}
          />
        </section>
      )}
    </>
  );
}
