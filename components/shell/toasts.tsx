import GlobalStyles from '@mui/material/GlobalStyles';
import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { SIDEBAR_WIDTH } from '@/config/theme';
import { preloadToasts, useToastsWanted } from '@/lib/client/notify';

const ToastContainer = dynamic(() => import('react-toastify').then((module) => module.ToastContainer), { ssr: false });

/** The page has loaded by then, and what a toast about a lost connection needs is at hand before it is lost. */
const PRELOAD_AFTER_MS = 5000;

/** The foot of the menu is theirs, which gives them room; on a narrow window they are as wide as it is. */
const styles = {
  '.toasts': { position: 'fixed', bottom: 0, left: 0, zIndex: 9999, width: '100%' },
  '@media (min-width: 600px)': { '.toasts': { width: SIDEBAR_WIDTH } },
  '.toasts .Toastify__toast-container': { position: 'static', width: '100%', transform: 'none' },
  '.toasts .Toastify__toast': { width: 'auto', margin: '0 8px 8px', borderRadius: 'var(--toastify-toast-bd-radius)' },
  '.Toastify__toast-container': {
    '--toastify-font-family': 'inherit',
    '--toastify-color-light': 'var(--mui-palette-background-paper)',
    '--toastify-text-color-light': 'var(--mui-palette-text-primary)',
    '--toastify-icon-color-success': 'var(--mui-palette-success-main)',
    '--toastify-icon-color-error': 'var(--mui-palette-error-main)',
    '--toastify-toast-bd-radius': 'var(--mui-shape-borderRadius)',
  },
  '.Toastify__toast': { border: '1px solid var(--mui-palette-divider)' },
  '.Toastify__close-button': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
};

/** Says how high they are together, so that what is at the foot of the window moves out of their way. */
function useRoom(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--toasts', `${entry?.contentRect.height ?? 0}px`),
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts');
    };
  }, [isShown]);
  return box;
}

/** Where toasts appear, loaded with the first one or soon after the page, in the colours of the page. */
export function Toasts() {
  const isWanted = useToastsWanted();
  const box = useRoom(isWanted);

  useEffect(() => {
    const timer = setTimeout(() => void preloadToasts(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isWanted) return null;
  return (
    <>
      <GlobalStyles styles={styles} />
      <div className="toasts" ref={box}>
        <ToastContainer position="bottom-left" hideProgressBar limit={4} />
      </div>
    </>
  );
}
