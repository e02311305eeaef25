import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import type { FormQuestion } from '@/lib/events/ticket/contract';

/** What a form registers a field of somebody who comes by. */
export type AttendeeField = (name: 'name' | 'mobile' | `answers.${number}.text`) => {
  name: string;
  error: string | undefined;
};

interface PersonFieldsProps {
  field: AttendeeField;
  /** It is the visitor, whose browser knows the answers. */
  isOwn: boolean;
}

/** Who comes: name and mobile number. */
export function PersonFields({ field, isOwn }: PersonFieldsProps) {
  const t = useTranslations('ticketForm');
  return (
    <>
      <TextField {...field('name')} label={t('name')} autoComplete={isOwn ? 'name' : 'off'} />
      <TextField
        {...field('mobile')}
        type="tel"
        label={t('mobile')}
        hint={t('mobileHint')}
        autoComplete={isOwn ? 'tel' : 'off'}
      />
    </>
  );
}

interface QuestionFieldsProps {
  field: AttendeeField;
  questions: readonly FormQuestion[];
}

/** The questions of the organiser. */
export function QuestionFields({ field, questions }: QuestionFieldsProps) {
  const t = useTranslations('ticketForm');
  return questions.map(({ id, text, isRequired }, index) => (
    <TextAreaField
      key={id}
      {...field(`answers.${index}.text`)}
      label={isRequired ? text : t('optional', { field: text })}
      rows={1}
    />
  ));
}
