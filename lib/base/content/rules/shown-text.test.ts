import { shownText } from './shown-text';

const zh = { title: '关于', description: '一', body: '<p>光</p>' };
const en = { title: 'About', description: 'one', body: '<p>Light</p>' };
const untranslated = { title: '', description: '', body: '<p>A beginning</p>' };

test('is in the language asked for, and without an English title in Chinese', () => {
  expect(shownText({ zh, en }, 'en')).toEqual({ ...en, language: 'en' });
  expect(shownText({ zh, en }, 'zh')).toEqual({ ...zh, language: 'zh' });
  expect(shownText({ zh, en: untranslated }, 'en')).toEqual({ ...zh, language: 'zh' });
  expect(shownText({ zh: { ...zh, title: '' }, en: untranslated }, 'en')).toEqual({ ...untranslated, language: 'en' });
});
