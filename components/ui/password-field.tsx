'use client';

import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  /** Labels of its button, while the password is hidden and while it is shown. */
  words: { show: string; hide: string };
}

/** A password field with a button to show it. `autoComplete` says whether it is the current or a new one. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      // Browsers change nothing in a hidden password, and HTML does not allow the attributes there.
      autoCapitalize={isShown ? 'none' : undefined}
      autoCorrect={isShown ? 'off' : undefined}
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      after={
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          className="h-11 shrink-0 rounded-md px-4 text-sm text-ink-2 hover:text-ink"
        >
          {isShown ? words.hide : words.show}
        </button>
      }
    />
  );
}
