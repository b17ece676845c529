import ipaddr from 'ipaddr.js';

/** The networks that answer for the sites of well-known builders and registrars. */
const networks: Readonly<Record<string, readonly string[]>> = {
  Squarespace: ['198.185.159.0/24', '198.49.23.0/24'],
  Wix: ['185.230.60.0/22', '23.236.62.147/32', '34.149.87.45/32', '34.117.168.233/32'],
  GoDaddy: [
    ...['13.248.243.5/32', '76.223.105.230/32', '3.33.130.190/32', '15.197.148.33/32'],
    ...['184.168.0.0/16', '160.153.0.0/16', '72.167.0.0/16'],
  ],
  'WordPress.com': ['192.0.78.0/24'],
  Weebly: ['199.34.228.0/22'],
  Shopify: ['23.227.38.0/24', '2620:127:f00f::/48'],
  Cloudflare: [
    ...['104.16.0.0/13', '104.24.0.0/14', '172.64.0.0/13', '188.114.96.0/20', '162.158.0.0/15'],
    ...['198.41.128.0/17', '141.101.64.0/18', '108.162.192.0/18', '190.93.240.0/20', '197.234.240.0/22'],
    ...['173.245.48.0/20', '103.21.244.0/22', '103.22.200.0/22', '103.31.4.0/22', '131.0.72.0/22'],
    ...['2606:4700::/32', '2803:f800::/32', '2400:cb00::/32'],
  ],
};

/** Returns who probably answers at an address; null for one that is not known. */
export function builderAt(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const asked = ipaddr.process(address);
  const isIn = (network: string) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === asked.kind() && asked.match(base, bits);
  };
  return Object.keys(networks).find((name) => networks[name]?.some(isIn)) ?? null;
}
