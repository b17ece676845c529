import NotFound from '#app/not-found.tsx';

export { generateMetadata } from '#app/not-found.tsx';

/** The server answers with this page where none is: it is complete, and readable without scripts. */
export default NotFound;
