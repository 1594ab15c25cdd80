// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

/// Message contents of the bridge. They must match content_hash.nr.
library BridgeMessages {
    uint256 internal constant DEPOSIT_PUBLIC = 1;
    uint256 internal constant DEPOSIT_PRIVATE = 2;
    uint256 internal constant WITHDRAW = 3;

    function depositPublic(bytes32 to, uint256 amount) internal pure returns (bytes32) {
        return sha256ToField(abi.encode(DEPOSIT_PUBLIC, to, amount));
    }

    function depositPrivate(uint256 amount) internal pure returns (bytes32) {
        return sha256ToField(abi.encode(DEPOSIT_PRIVATE, amount));
    }

    function withdraw(address recipient, uint256 amount, address callerOnL1)
        internal
        pure
        returns (bytes32)
    {
        return sha256ToField(abi.encode(WITHDRAW, recipient, amount, callerOnL1));
    }

    /// Drops the last byte of the hash and puts a zero in front, so that it fits a field.
    function sha256ToField(bytes memory data) internal pure returns (bytes32) {
        return bytes32(uint256(sha256(data)) >> 8);
    }
}
