/**
 * Pages that open the native app: marketing pages whose scripts are loaded at once, since they act without a sign from
 * the visitor.
 */
export { default } from '../(site)/layout';
