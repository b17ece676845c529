// A file of its own: next-auth's file would take the address.
export { answer as GET } from '#app/api/answer.ts';
