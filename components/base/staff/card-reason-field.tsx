import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextAreaField } from '@/components/ui/text-area-field';
import { mostReason } from '@/lib/base/staff/codes';
import { countCharacters } from '@/lib/platform/shared/characters';

/** A reason that staff writes, and whether it can be sent. */
export function useReason() {
  const t = useTranslations('staff');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const length = countCharacters(text.trim());
  return {
    ...{ text, length, error, isOver: length > mostReason },
    write(written: string) {
      setText(written);
      setError(undefined);
    },
    /** Says what is wrong with it: `missing` where it must be there. */
    fits(missing?: string): boolean {
      const tooLong = length > mostReason ? t('reasonTooLong', { most: mostReason }) : undefined;
      const fault = length === 0 ? missing : tooLong;
      setError(fault);
      return fault === undefined;
    },
  };
}

interface ReasonFieldProps {
  reason: ReturnType<typeof useReason>;
  label: string;
  hint: string;
  rows: number;
  /** HTML language of what is written, where it is fixed. */
  lang?: string;
}

/** The field of a reason, with how long it is. */
export function ReasonField({ reason, ...field }: ReasonFieldProps) {
  const { text, length, error, isOver, write } = reason;
  return (
    <TextAreaField
      {...{ ...field, error, isOver, value: text }}
      onChange={({ target }) => write(target.value)}
      counter={`${length}/${mostReason}`}
    />
  );
}
