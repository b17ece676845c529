// Replaces the package of that name: what imports it here runs on the server only.
export {};
