import { createTranslator } from 'next-intl';
import { languageNames } from '@/lib/platform/shared/language';
import { messages } from './messages';

/** Colours of the light theme, as `app/globals.css` and the viewport of the root layout have them. */
const paper = '#faf9f6';

/**
 * The web manifest. One for both languages: it starts at the Chinese home page, which redirects visitors who have
 * chosen English, and its name is in both.
 */
export function webManifest() {
  const t = createTranslator({ locale: 'zh', messages: messages.zh });
  const english = createTranslator({ locale: 'en', messages: messages.en, namespace: 'shell' });
  const picture = (size: number, file: string, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: `${t('shell.name')} ${english('name')}`,
    short_name: t('shell.name'),
    description: t('home.description'),
    lang: languageNames.zh.html,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      picture(192, 'icon-192', 'any'),
      picture(512, 'icon-512', 'any'),
      picture(512, 'icon-maskable-512', 'maskable'),
    ],
    shortcuts: [
      { name: t('shell.menu.home'), url: '/' },
      { name: t('shell.menu.discover'), url: '/Find' },
      { name: t('shell.footer.business'), url: '/business' },
    ].map((shortcut) => ({ ...shortcut, icons: [picture(192, 'icon-192', 'any')] })),
  };
}
