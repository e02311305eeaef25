'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { saveMailWish } from '@/lib/reactions/message/client/mail-wish';
import type { MailWish } from '@/lib/reactions/message/contract';

interface UnsubscribeScreenProps {
  token: string;
  /** Null for a link that is not ours. */
  first: MailWish | null;
}

/** What a link in a mail ends: one button, what was done, and a way back. Without a login. */
export function UnsubscribeScreen({ token, first }: UnsubscribeScreenProps) {
  const problemOf = useProblemWords();
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: (wanted: MailWish['wanted']) => saveMailWish(token, wanted),
  });
  const former = first?.wanted ?? [];
  const wish = data ?? first;
  return (
    <div className="wrap pt-12 pb-20">
      <div className="mx-auto max-w-105">
        <Said wish={wish} isChanged={data !== undefined} />
        <FormAlert>{error && problemOf(error).text}</FormAlert>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          {wish && !wish.isGone && former.length > 0 && (
            <Press isOn={wish.wanted.length > 0} isPending={isPending} onPress={(isOn) => mutate(isOn ? former : [])} />
          )}
          {!wish?.isGone && <SettingsLink />}
        </div>
      </div>
    </div>
  );
}

function Said({ wish, isChanged }: { wish: MailWish | null; isChanged: boolean }) {
  const t = useTranslations('messageSettings');
  const { title, text } = wordsFor();
  function wordsFor(): { title: string; text: string } {
    if (!wish) return { title: t('unsubscribe.forged'), text: t('unsubscribe.forgedText') };
    if (wish.isGone) return { title: t('unsubscribe.gone'), text: t('unsubscribe.goneText') };
    const type = wish.type && t(`types.${wish.type}.name`);
    if (wish.wanted.length > 0) {
      const ask = type ? t('unsubscribe.askType', { type }) : t('unsubscribe.askAll');
      return { title: t('unsubscribe.ask'), text: isChanged ? t('unsubscribe.undone') : ask };
    }
    if (!isChanged) return { title: t('unsubscribe.none'), text: t('unsubscribe.noneText') };
    const done = type ? t('unsubscribe.doneType', { type }) : t('unsubscribe.doneAll');
    return { title: t('unsubscribe.done'), text: done };
  }
  return (
    <>
      <h1 className="text-2xl text-balance">{title}</h1>
      <p role="status" className="mt-2 text-ink-2 text-pretty">
        {text}
      </p>
    </>
  );
}

interface PressProps {
  isOn: boolean;
  isPending: boolean;
  onPress(isOn: boolean): void;
}

function Press({ isOn, isPending, onPress }: PressProps) {
  const t = useTranslations('messageSettings.unsubscribe');
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => isPending || onPress(!isOn)}
      className={`aria-disabled:opacity-60 ${buttonClass(isOn ? 'accent' : 'line')}`}
    >
      {isPending ? t('pending') : isOn ? t('end') : t('undo')}
    </button>
  );
}

function SettingsLink() {
  const t = useTranslations('messageSettings.unsubscribe');
  return (
    <Link
      href="/Settings/notifications"
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {t('settings')}
    </Link>
  );
}
