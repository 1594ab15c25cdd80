/** Rules by which a text becomes markup or the address of a script. They throw where it must not. */
type Rules = { createHTML?(html: string): string | TrustedHTML; createScriptURL?(url: string): string };
type Factory = { createPolicy<R extends Rules>(name: string, rules: R): R };

/**
 * Where the browser asks for Trusted Types, a policy with these rules; elsewhere the rules themselves. The headers of
 * the site (config/contentPolicy.ts) name every policy, and each can be made once.
 */
export function makePolicy<R extends Rules>(name: string, rules: R): R {
  if (typeof window === 'undefined') return rules;
  return (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules) ?? rules;
}
