import { attachCarousel } from './carousel-engine';

function slides(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'swiper';
  element.innerHTML =
    '<div class="swiper-wrapper"><div class="swiper-slide"></div><div class="swiper-slide"></div></div>';
  document.body.append(element);
  return element;
}

test('fades, moves on every 5 s, and is not stopped by a touch', () => {
  const engine = attachCarousel(slides(), { still: false, onChange: () => undefined });
  expect(engine.params).toMatchObject({
    effect: 'fade',
    rewind: true,
    autoplay: { delay: 5000, disableOnInteraction: false },
  });
  engine.destroy();
});

test('without motion slides replace each other at once', () => {
  const engine = attachCarousel(slides(), { still: true, onChange: () => undefined });
  expect(engine.params).toMatchObject({ speed: 0, autoplay: { waitForTransition: false } });
  engine.destroy();
});

test('takes over at the slide that was scrolled to, and tells each change', () => {
  const element = slides();
  jest.spyOn(element, 'clientWidth', 'get').mockReturnValue(300);
  element.scrollLeft = 290;
  const changes: number[] = [];
  const engine = attachCarousel(element, { still: true, onChange: (index) => changes.push(index) });
  expect(element.scrollLeft).toBe(0);
  engine.slideTo(0);
  expect(changes).toEqual([1, 0]);
  engine.destroy();
});
