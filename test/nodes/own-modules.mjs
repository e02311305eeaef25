/**
 * Finds our modules without their endings and by `@/`, for a process in which Node compiles them: together with a cache of what
 * is compiled it starts three times as fast as under tsx, which matters where it is started a hundred times.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

registerHooks({
  resolve(name, context, next) {
    const isAlias = name.startsWith('@/');
    const isOurs = isAlias || (name.startsWith('.') && !context.parentURL?.includes('/node_modules/'));
    // Its parts have no list of what they export, which Node asks for.
    if (/^next\/[\w-]+$/.test(name)) return next(`${name}.js`, context);
    if (!isOurs) return next(name, context);
    const { href } = isAlias ? pathToFileURL(join(process.cwd(), name.slice(2))) : new URL(name, context.parentURL);
    if (href.endsWith('.json')) return { ...next(href, context), importAttributes: { type: 'json' } };
    return next(/\.(ts|mjs)$/.test(href) ? href : `${href}.ts`, context);
  },
});
