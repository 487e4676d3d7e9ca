export function createDevBodies(_s: string): any {}
