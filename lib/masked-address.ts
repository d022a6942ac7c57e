/** 'r•••@exemplo.com': enough to recognise an address that one knows, and no more. */
export const maskedAddress = (address: string) => address.replace(/^(.)[^@]*/, '$1•••');
