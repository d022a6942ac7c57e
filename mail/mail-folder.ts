/** In the folder of the data: mails in the clear, where there is no mail server. Never part of a backup. */
export const mailFolder = 'mail';
