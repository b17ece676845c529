'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { type ToastMessage, toastEvent } from '../ui/toast';

const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false });

/** Where messages appear. The code that draws them is fetched with the first one. */
export function ToasterPlace() {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  useEffect(() => {
    const add = (event: Event) =>
      setMessages((shown) => [...shown, (event as CustomEvent<ToastMessage>).detail]);
    window.addEventListener(toastEvent, add);
    return () => window.removeEventListener(toastEvent, add);
  }, []);
  return messages.length > 0 && <Toaster messages={messages} />;
}
