/** The longer address of the same page (specification section 2, /match/{contestName}/home); the shorter one is canonical. */
export { default, generateMetadata, generateStaticParams } from '../page';
