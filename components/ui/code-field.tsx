'use client';

import { OTPField } from '@base-ui/react/otp-field';
import { type Ref, useId } from 'react';
import { type FieldWords, FormField, noteOf } from './form-field';

interface CodeFieldProps extends FieldWords {
  /** Number of digits. */
  length: number;
  value: string;
  onValueChange(value: string): void;
  /** Called when all digits are there, typed, pasted or filled in from the message. */
  onComplete?(value: string): void;
  /** Label of a digit by its place, from 1. */
  digitLabel(place: number): string;
  /** The first digit, which represents the field for focus. */
  inputRef?: Ref<HTMLInputElement>;
  isReadOnly?: boolean;
}

/** A code of several digits, one box for each. */
export function CodeField(props: CodeFieldProps) {
  const { length, value, onValueChange, onComplete, digitLabel, inputRef, isReadOnly, ...words } = props;
  const id = useId();
  return (
    <FormField id={id} {...words}>
      <OTPField.Root
        id={id}
        length={length}
        value={value}
        onValueChange={onValueChange}
        onValueComplete={onComplete}
        readOnly={isReadOnly}
        aria-labelledby={`${id}-label`}
        aria-describedby={noteOf(id)}
        className="flex max-w-100 gap-2"
      >
        {[...Array(length).keys()].map((place) => (
          <OTPField.Input
            key={place}
            ref={place === 0 ? inputRef : undefined}
            aria-label={place === 0 ? undefined : digitLabel(place + 1)}
            aria-describedby={place === 0 ? noteOf(id) : undefined}
            aria-invalid={words.error ? true : undefined}
            className="h-14 w-full min-w-0 rounded-md border border-line bg-surface text-center text-xl tabular-nums focus-visible:outline-offset-0 aria-invalid:border-danger"
          />
        ))}
      </OTPField.Root>
    </FormField>
  );
}
