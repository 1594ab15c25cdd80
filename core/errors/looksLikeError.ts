/** A query that is rather an error than words to search for. */
export function looksLikeError(text: string): boolean {
  if (text.length < 8) return false;
  if (text.includes('\n') || /^0x[0-9a-f]{8,}$/i.test(text.trim())) return true;
  if (/\b\w+__[A-Z]\w+/.test(text)) return true;
  const wordy = text.trim().split(/\s+/, 6).length >= 3;
  return (
    wordy && /\b(error|failed|invalid|cannot|can't|could not|not found|revert(ed)?|assertion|exception)\b/i.test(text)
  );
}
