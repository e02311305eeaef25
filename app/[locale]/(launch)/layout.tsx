/** Pages that open the native app: marketing pages, but awake at once, since they begin to act with their first script. */
export { default } from '../(site)/layout';
