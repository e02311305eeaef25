import { handOverLinks } from '@/lib/base/app-link/client/hand-over-links';
import { exchange, leave } from '@/lib/people/account/client/exchange';
import { answerApp } from '@/lib/platform/client/answer-app';
import { pageLanguage } from '@/lib/platform/client/page-language';
import { reloadPage } from '@/lib/platform/client/reload-page';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { writeStored } from '@/lib/platform/client/storage';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';

/** Handles calls of the own app (specification section 7), and passes it the links that it opens itself. */
export function keepBridge(): () => void {
  const withdraw = answerApp({ getToken: exchange, logout: leave, language: speak });
  const end = handOverLinks();
  return () => {
    withdraw();
    end();
  };
}

/**
 * The app's language is stored as it names it, uppercased, and decides the language of the page (specification section
 * 4).
 */
function speak(name: string) {
  const language = languageOfApp(name);
  if (!language) return console.warn(`The app speaks ${name}, which this site does not`);
  writeStored('language_app', name.toUpperCase());
  useSessionStore.setState({ language: languageNames[language].state });
  if (language !== pageLanguage()) reloadPage();
}

/** The language that the app names, in upper or lower case; null for an unsupported one. */
function languageOfApp(message: string): Language | null {
  const name = message.trim().toUpperCase();
  return languages.find((language) => languageNames[language].app.some((known) => known === name)) ?? null;
}
