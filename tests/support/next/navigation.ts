// In the place of next/navigation, for pages that are rendered without Next: vi.mock('next/navigation', () => import(...)).

export const useRouter = () => ({
  push: () => undefined,
  replace: () => undefined,
  refresh: () => undefined,
});
export const usePathname = () => '/';
export const useSearchParams = () => new URLSearchParams();
