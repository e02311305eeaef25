/** The latest month that has picks; the page is that of every month. */
export { default, generateMetadata } from './[month]/page';
