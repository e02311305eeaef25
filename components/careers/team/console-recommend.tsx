'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { WorkThumb } from '@/components/works/work/card-thumb';
import { findTeamCandidates, getTeamService, listTeamServices, recommendTeam } from '@/lib/careers/team/client/console';
import { teamLimits } from '@/lib/careers/team/codes';
import type { TeamCandidate, TeamServiceDetail } from '@/lib/careers/team/contract';
import { call } from '@/lib/platform/client/call';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { countCharacters } from '@/lib/platform/shared/characters';
import type { VideoItem } from '@/lib/works/work/contract';

export interface CandidateProps {
  candidate: TeamCandidate;
  serviceId: string;
  demand: TeamServiceDetail['demands'][number];
}

interface RecommendFormProps extends CandidateProps {
  onDone(): void;
}

/** Why a creator is recommended, in Chinese and perhaps in English, and the works that show it. */
export function RecommendForm({ candidate, serviceId, demand, onDone }: RecommendFormProps) {
  const t = useTranslations('teamConsole');
  const { isActing, act } = useAct();
  const zh = useText();
  const en = useText();
  const [workIds, setWorkIds] = useState<readonly string[]>([]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isFit = [zh.fits(t('needsReason')), en.fits()].every(Boolean);
    if (!isFit) return;
    const isDone = await act({
      work: () =>
        call(
          recommendTeam,
          {
            ...{ serviceId, demandId: demand.id, personId: candidate.userId, workIds: workIds.join() },
            ...{ reasonZh: zh.text, reasonEn: en.text },
          },
          { quiet: true },
        ),
      done: t('done', { name: candidate.nickname }),
      said: { Changed: t('already') },
      renews: [getTeamService, listTeamServices, findTeamCandidates],
    });
    if (isDone) onDone();
  }
  return (
    <form onSubmit={submit} noValidate className="max-w-170">
      <WorkChoice works={candidate.works} chosen={workIds} onChoose={setWorkIds} />
      <Reason text={zh} label={t('reasonZh')} hint={t('reasonHint')} lang="zh-CN" />
      <Reason text={en} label={t('reasonEn')} hint={t('reasonEnHint')} lang="en" />
      <button type="submit" aria-disabled={isActing || undefined} className={consoleButton('accent')}>
        {t('send', { title: demand.title })}
      </button>
    </form>
  );
}

/** A text of the form, and whether it can be sent. */
function useText() {
  const t = useTranslations('teamConsole');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const length = countCharacters(text.trim());
  return {
    ...{ text, error, length, isOver: length > teamLimits.reason },
    write(written: string) {
      setText(written);
      setError(undefined);
    },
    /** Says what is wrong with it: `missing` where it must be there. */
    fits(missing?: string): boolean {
      const tooLong = length > teamLimits.reason ? t('tooLong', { most: teamLimits.reason }) : undefined;
      const fault = length === 0 ? missing : tooLong;
      setError(fault);
      return fault === undefined;
    },
  };
}

interface ReasonProps {
  text: ReturnType<typeof useText>;
  label: string;
  hint: string;
  lang: string;
}

function Reason({ text: { text, error, length, isOver, write }, ...field }: ReasonProps) {
  return (
    <TextAreaField
      {...{ ...field, error, isOver, value: text }}
      rows={3}
      onChange={({ target }) => write(target.value)}
      counter={`${length}/${teamLimits.reason}`}
    />
  );
}

interface WorkChoiceProps {
  works: readonly VideoItem[];
  chosen: readonly string[];
  onChoose(ids: readonly string[]): void;
}

/** The works that show why, six at most. */
function WorkChoice({ works, chosen, onChoose }: WorkChoiceProps) {
  const t = useTranslations('teamConsole');
  const textLanguage = useTextLanguage();
  if (works.length === 0) return null;
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="mb-1.5 text-ink-3">{t('chooseWorks', { most: teamLimits.works })}</legend>
      <div className="flex flex-wrap gap-3">
        {works.map(({ videoId, thumb, duration, title, titleLanguage }) => {
          const isChosen = chosen.includes(videoId);
          return (
            <label
              key={videoId}
              className="w-37 rounded-md border border-line p-1.5 has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <WorkThumb thumb={thumb} duration={duration} />
              <span className="mt-1.5 flex items-start gap-2">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= teamLimits.works}
                  onChange={() => onChoose(isChosen ? chosen.filter((id) => id !== videoId) : [...chosen, videoId])}
                  className="mt-0.5 size-5 flex-none accent-accent"
                />
                <span lang={textLanguage(titleLanguage)} className="line-clamp-2 wrap-anywhere">
                  {title}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
