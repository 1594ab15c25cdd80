import React, { type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import { trustedHtml } from '../../bridge/trustedHtml';
import { dismiss } from './dismiss';

/** Always in the page; the inline script of the theme hides it before paint for readers who closed it. */
export function AnnouncementBar(): ReactNode {
  const { announcementBar: bar } = useThemeConfig();
  if (!bar) return null;
  return (
    <aside
      className="announcement"
      aria-label="Announcement"
      data-announcement={bar.id}
      style={{ backgroundColor: bar.backgroundColor, color: bar.textColor }}
    >
      <span className="announcement__text" dangerouslySetInnerHTML={trustedHtml(bar.content)} />
      {bar.isCloseable && (
        <button
          type="button"
          className="announcement__close"
          data-announcement-close
          aria-label="Close"
          onClick={() => dismiss(bar.id)}
        >
          ×
        </button>
      )}
    </aside>
  );
}
