import { renderToString } from 'react-dom/server';
import { renderIn } from '@/test/render';
import { LostScript } from './lost-script';

const note = <LostScript text="加载模块 # 失败" retryLabel="重试" />;

test('it stands hidden in the page until that is alive, and no change that was made to it matters', () => {
  expect(renderToString(note)).toContain('hidden=""');
  const page = renderIn('zh', note, () => {
    const element = document.querySelector<HTMLElement>('[role=alert]');
    if (!element?.firstChild) throw new Error('There is no note');
    element.hidden = false;
    element.firstChild.textContent = '加载模块 2a 失败';
  });
  expect(page.container).toBeEmptyDOMElement();
});
